/** Choosing and making a society's theme. */
export {
  ThemeEditor,
  type EditedTheme,
  type ThemeChoice,
  type ThemeEditorProps,
} from '../theme-editor/ThemeEditor/ThemeEditor.tsx';
export { contrastAdvice, type ContrastAdvice } from '../theme-editor/ThemeEditor/contrastAdvice.ts';
export {
  ThemeSelector,
  type SelectedTheme,
  type ThemeSelectorProps,
} from '../theme-editor/ThemeSelector/ThemeSelector.tsx';
export { ThemeSwatch, type ThemeSwatchProps } from '../theme-editor/ThemeSwatch/ThemeSwatch.tsx';
