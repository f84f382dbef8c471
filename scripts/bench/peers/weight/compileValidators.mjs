// A separate module, so that the import resolves to the packages installed in this folder.
export {compileSchemaValidatorsCode} from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
