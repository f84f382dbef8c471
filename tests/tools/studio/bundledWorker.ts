/** The studio's worker as a script, as a site would serve it. */
import {build, type Rolldown} from 'vite';
import {browsers} from '../../../scripts/build/browsers.ts';

export async function bundledWorker(): Promise<string> {
  const output = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: browsers,
      rolldownOptions: {
        input: 'src/tools/studio/worker.ts',
        checks: {pluginTimings: false},
        treeshake: {moduleSideEffects: [{test: /\/src\/engine\//, sideEffects: false}]},
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.output[0].code;
}
