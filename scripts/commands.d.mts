/** The file of each command, relative to this folder. */
export const commandFiles: Readonly<Record<string, string>>;
