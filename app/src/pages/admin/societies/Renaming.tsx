import type { AdminSociety } from 'societies-contract';
import { RenameSociety, type RenamedSociety, type RenameSocietyProps } from 'societies-ui/forms';
import { renameSociety } from '../../../api/administration.ts';
import { codeOf, currentOf, fieldErrorsOf } from '../../../api/ApiError.ts';
import { useCategories } from '../../../api/societies.ts';
import { useAction } from '../../../api/useAction.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';

/** Renames a society, or moves it to another category. */
export default function Renaming({ society, onClose }: { society: RenamedSociety; onClose: () => void }) {
  const { outcomes } = useOutcomes();
  const categories = useCategories();
  const { run, error } = useAction(renameSociety, {
    success: (_, __, { name = society.name }) =>
      name === society.name ? outcomes.site.moved(name) : outcomes.site.renamed(name),
    // The form says at the field that a name is taken.
    failure: (reason) =>
      currentOf(reason) || codeOf(reason) === 'exists' ? undefined : outcomes.site.renameFailed,
  });
  const rename: RenameSocietyProps['onRename'] = async (renaming, version) => {
    if (await run(society.id, { ...renaming, version })) onClose();
  };
  return (
    <RenameSociety
      society={society}
      categories={categories.data}
      conflict={currentOf<AdminSociety>(error)}
      fieldErrors={fieldErrorsOf(error)}
      onRename={rename}
      onClose={onClose}
    />
  );
}
