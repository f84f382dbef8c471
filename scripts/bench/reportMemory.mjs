// Preloaded into the server (--import, with --expose-gc): answers each message from the parent process with the memory in
// use after a garbage collection. Plain JavaScript, because it is loaded before the TypeScript loader.
process.on('message', () => {
  globalThis.gc();
  const {rss, heapUsed, external} = process.memoryUsage();
  process.send({resident: rss, used: heapUsed + external});
});
// Don't let the channel keep the server alive after it has been stopped.
process.channel.unref();
// The parent process has ended, however it ended.
process.on('disconnect', () => process.exit());
