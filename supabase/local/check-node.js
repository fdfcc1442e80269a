// Loaded first and written in JavaScript, because an outdated Node.js can't read the rest.
if (!process.features.typescript) {
  console.error(
    `\nThis is Node.js ${process.versions.node}, which is too old. npm ci brings the right one unless install scripts are off: run npm ci --ignore-scripts=false, or install Node.js 24.\n`,
  );
  process.exit(1);
}
