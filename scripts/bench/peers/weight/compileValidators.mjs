// In a file of its own, so that the packages are those of this folder.
export {compileSchemaValidatorsCode} from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
