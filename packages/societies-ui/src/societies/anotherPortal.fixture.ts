/** The stylesheet with which another portal applies its brand. */
export const anotherPortal = `
[data-brand='harbour'] {
  --soc-font-text: 'Segoe UI', system-ui, sans-serif;
  --soc-font-display: Georgia, 'Times New Roman', serif;
  --soc-font-weight-strong: 700;
  --soc-page: light-dark(#f4f7f8, #0b1417);
  --soc-sunken: light-dark(#e6eef0, #0f1c21);
  --soc-line: light-dark(#c9d8dd, #24383f);
  --soc-primary: light-dark(#0b4f6c, #1c7a9f);
  --soc-primary-hover: light-dark(#093f57, #176683);
  --soc-primary-active: light-dark(#072f41, #12536b);
  --soc-accent: light-dark(#0b4f6c, #6cc5e6);
  --soc-accent-text: light-dark(#0b4f6c, #6cc5e6);
  --soc-radius-control: 2px;
  --soc-radius-card: 0;
  --soc-radius-modal: 0;
  --soc-control-height: 48px;
  --soc-space-4: 18px;
  --soc-shadow-1: 0 0 0 1px light-dark(#c9d8dd, #24383f);
}
`;
