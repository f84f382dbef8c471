import {existsSync} from 'node:fs';
import {contentFolder} from '../src/app/content/siteContent.ts';
import {ownAddresses} from '../src/app/content/ownAddresses.ts';
import {newCommand} from '../src/tools/commands/new.ts';

export const command = newCommand(
  'src/app/content/navigation.yaml',
  (id) => ownAddresses.includes(id) || existsSync(`${contentFolder}/${id}.yaml`),
);
