/** What Node is told when it runs the server. It sizes its young generation for big machines: a third of the memory at exam load was that. */
export const SERVER_FLAGS = ['--max-semi-space-size=8'];
