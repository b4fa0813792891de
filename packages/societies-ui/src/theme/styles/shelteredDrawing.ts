/** `sheltered` for a picture or a drawing of its own: it keeps what its attributes say, which `revert` would drop. */
export const shelteredDrawing = `
  all: revert-layer;
  box-sizing: border-box;
  display: inline;
  vertical-align: baseline;
  max-inline-size: none;
`;
