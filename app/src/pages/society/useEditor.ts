import { useUnsaved } from '../../shell/unsaved.ts';
import { useSocietyContext } from './SocietyContext.ts';

/** State shared by the editors on a society's page. */
export function useEditor() {
  const { setEditing } = useSocietyContext();
  const { onDirtyChange, othersUnsaved } = useUnsaved('editing');
  /** Ends editing after a save, unless another editor on the page has unsaved changes. */
  const finish = () => {
    if (!othersUnsaved()) setEditing(false);
  };
  return { onDirtyChange, finish };
}
