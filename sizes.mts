import {gzipSync} from 'node:zlib'; import {writeFileSync} from 'node:fs';
import {compile} from './src/engine/compile.ts';
import {toModule} from './src/engine/program/parts.ts';
import {openSource} from './src/tools/commands/definitions.ts';
