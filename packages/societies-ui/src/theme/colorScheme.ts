/** The user's choice of scheme; `system` follows the device. */
export const colorSchemes = ['system', 'light', 'dark'] as const;
export type ColorSchemeChoice = (typeof colorSchemes)[number];

/** The `localStorage` key of the choice, which `colorSchemeScript` reads. */
export const colorSchemeKey = 'color-scheme';

/** The attribute of `<html>` that `societies-ui/page.css` reads: `light` or `dark`; absent for `system`. */
export const colorSchemeAttribute = 'data-color-scheme';

/**
 * A script for the document's head that applies the stored choice before the first paint. Serve it as a file or allow its hash:
 * it needs no `unsafe-inline`.
 */
export const colorSchemeScript = `try{var s=localStorage.getItem('${colorSchemeKey}');if(s==='light'||s==='dark')document.documentElement.setAttribute('${colorSchemeAttribute}',s)}catch(e){}`;
