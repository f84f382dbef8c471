// Writes the calculator as a module: `node compile.mjs`
import {readFileSync, writeFileSync} from 'node:fs';
import {compile} from 'visatally-engine';

const file = 'parking-permit.yaml';
const {code, diagnostics} = compile(readFileSync(file, 'utf8'), {file});
for (const {text} of diagnostics) console.error(text);
if (code === undefined) process.exit(1);
writeFileSync('parking-permit.js', code);
