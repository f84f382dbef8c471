import {newCommand} from '../src/tools/commands/new.ts';

export const command = newCommand('src/app/content/navigation.yaml');
