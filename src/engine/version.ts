/** The version of the engine, as in package.json: results and receipts name it, so that a difference can be traced to it. */
export const engineVersion = '0.1.0';
