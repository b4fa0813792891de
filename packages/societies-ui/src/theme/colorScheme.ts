/** What a reader may choose; `system` follows the device. */
export const colorSchemes = ['system', 'light', 'dark'] as const;
export type ColorSchemeChoice = (typeof colorSchemes)[number];

/** Under this key of `localStorage` a host remembers the choice, so that `colorSchemeScript` finds it. */
export const colorSchemeKey = 'color-scheme';

/** The attribute of `<html>` that `societies-ui/page.css` reads: `light` or `dark`; absent for `system`. */
export const colorSchemeAttribute = 'data-color-scheme';

/**
 * A script to run before the first paint, so that a remembered choice never flashes. Serve it as a file, or allow its hash:
 * it needs no `unsafe-inline`.
 */
export const colorSchemeScript = `try{var s=localStorage.getItem('${colorSchemeKey}');if(s==='light'||s==='dark')document.documentElement.setAttribute('${colorSchemeAttribute}',s)}catch(e){}`;
