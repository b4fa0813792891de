import { useEffect, type RefObject } from 'react';
import { lengthOf } from 'societies-contract';

/** UTF-16 units of the longest character. */
const longest = 2;

/**
 * Counts `maxLength` as servers do. Browsers count UTF-16 units, of which an emoji has two, and would end a text that is short enough; so
 * before each input the attribute is set to what still fits. Typing stops at the limit; what is pasted is cut at it or up to as many
 * characters beyond, of which the form's rules then speak.
 */
export function useTextLimit(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  max: number | undefined,
): void {
  // React's event of this name comes too late, and not for everything that is inserted.
  useEffect(() => {
    const element = field.current;
    if (!element || max === undefined) return undefined;
    const makeRoom = () => {
      const { value, selectionStart, selectionEnd } = element;
      // Fields for addresses do not tell what is selected.
      const kept =
        selectionStart === null || selectionEnd === null
          ? value
          : value.slice(0, selectionStart) + value.slice(selectionEnd);
      element.maxLength = kept.length + longest * Math.max(0, max - lengthOf(kept));
    };
    element.addEventListener('beforeinput', makeRoom);
    return () => element.removeEventListener('beforeinput', makeRoom);
  }, [field, max]);
}
