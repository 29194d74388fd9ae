// Plain JavaScript: it must run on the old Node that it is there to name.
const wanted = 22;
if (Number(process.versions.node.split('.')[0]) < wanted) {
  console.error(
    `This needs Node ${wanted} or newer, and found ${process.versions.node}. On Linux (x64, arm64) "npm ci" brings its own; elsewhere install a newer Node.`,
  );
  process.exit(1);
}
