import {defineCommand} from '../src/tools/commands/command.ts';
import {build} from './build.ts';
import {hostOption, portOption, readPort} from './address.ts';
import {defaultPort, portProblem, serve} from './serve.ts';

export const command = defineCommand({
  name: 'start',
  summary: 'Builds the production site and serves it',
  details:
    'Installs the packages first if they are missing. The build takes SITE_ORIGIN, SITE_BASE and BUILD_DAY from the environment.',
  options: {port: portOption(defaultPort), host: hostOption},
  examples: ['', '--port 8080'],
  async run({port: option, host}, streams) {
    // Before the build, which takes a while.
    const port = readPort(option, process.env, defaultPort);
    const problem = await portProblem(port, host);
    if (problem === undefined) return (await build(streams, false)) || serve(port, host, streams);
    streams.stderr.write(`${problem}\n`);
    return 1;
  },
});
