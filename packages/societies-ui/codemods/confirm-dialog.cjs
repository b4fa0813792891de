/**
 * `ConfirmByName` → `ConfirmDialog` with `typeToConfirm`, and `variant` of `ConfirmDialog` → `tone`:
 *
 *     npx jscodeshift --parser tsx --extensions js,jsx,ts,tsx \
 *       --transform node_modules/societies-ui/codemods/confirm-dialog.cjs src
 *
 * Imports from `societies-ui` and its entries are followed, renamed ones too. What is spread into a dialog is left to the reader.
 */
module.exports = function confirmDialog(file, { jscodeshift: j }) {
  const root = j(file.source);
  const imports = root
    .find(j.ImportDeclaration)
    .filter(({ node }) => /^societies-ui(\/|$)/.test(String(node.source.value)));

  /** @param {string} name @returns {string | undefined} what the file calls it */
  const localName = (name) =>
    imports
      .find(j.ImportSpecifier, { imported: { name } })
      .nodes()
      .map(({ local, imported }) => (local ?? imported).name)[0];
  const byName = localName('ConfirmByName');
  const dialog = localName('ConfirmDialog');
  if (!byName && !dialog) return undefined;

  const renameAttribute = (element, from, to) =>
    j(element)
      .find(j.JSXAttribute, { name: { name: from } })
      .filter(({ parent }) => parent.node === element.node.openingElement)
      .forEach(({ node }) => {
        node.name = j.jsxIdentifier(to);
      });
  const has = ({ node }, name) =>
    node.openingElement.attributes.some((attribute) => attribute.name?.name === name);

  for (const local of new Set([byName, dialog].filter(Boolean)))
    root.findJSXElements(local).forEach((element) => {
      renameAttribute(element, 'variant', 'tone');
      if (local !== byName) return;
      renameAttribute(element, 'name', 'typeToConfirm');
      // It was always for what cannot be undone.
      if (!has(element, 'tone'))
        element.node.openingElement.attributes.push(
          j.jsxAttribute(j.jsxIdentifier('tone'), j.stringLiteral('danger')),
        );
    });

  if (byName) {
    const target = dialog ?? (byName === 'ConfirmByName' ? 'ConfirmDialog' : byName);
    for (const Name of [j.JSXIdentifier, j.Identifier])
      root
        .find(Name, { name: byName })
        .filter(({ parent }) => !j.ImportSpecifier.check(parent.node))
        .forEach(({ node }) => {
          node.name = target;
        });
    imports.find(j.ImportSpecifier, { imported: { name: 'ConfirmByName' } }).forEach((specifier) => {
      if (dialog) specifier.prune();
      else
        specifier.replace(
          j.importSpecifier(
            j.identifier('ConfirmDialog'),
            target === 'ConfirmDialog' ? null : j.identifier(target),
          ),
        );
    });
    imports.filter(({ node }) => node.specifiers.length === 0).remove();
  }
  return root.toSource();
};
