module.exports = {
  entry: './src/main.tsx',
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [{ test: /\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } }],
  },
  experiments: { css: true },
  // Warns of nothing but the size of React and a whole page.
  performance: { hints: false },
};
