// Loaded into the server before its own code, by --import, with --expose-gc: says how much memory is in use after a
// collection, to whom asks by message. Plain JavaScript, because nothing that reads TypeScript is there yet.
process.on('message', () => {
  globalThis.gc();
  const {rss, heapUsed, external} = process.memoryUsage();
  process.send({resident: rss, used: heapUsed + external});
});
// Without this, the channel keeps a server alive that has been told to stop.
process.channel.unref();
// Who asked has ended, in whichever way.
process.on('disconnect', () => process.exit());
