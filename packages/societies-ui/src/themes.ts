'use client';

/** Choosing and making a society's theme. */
export { ThemeEditor, type ThemeChoice, type ThemeEditorProps } from './themes/ThemeEditor/ThemeEditor.tsx';
export { contrastAdvice, type ContrastAdvice } from './themes/ThemeEditor/contrastAdvice.ts';
export { ThemeSelector, type ThemeSelectorProps } from './themes/ThemeSelector/ThemeSelector.tsx';
export { ThemeSwatch, type ThemeSwatchProps } from './themes/ThemeSwatch/ThemeSwatch.tsx';
