/**
 * What Node is told when it runs the server. It sizes its memory for big machines: the young generation, a third of what
 * an exam took, and the old one, which it lets grow to four times what is in use before it looks for what is not. The
 * server uses about 60 MB; with an end in sight Node tidies up sooner (record 87).
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8', '--max-old-space-size=768'];
