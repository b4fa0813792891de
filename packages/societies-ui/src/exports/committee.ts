'use client';

/** What a society's committee works with. */
export { CommitteeEditor, type CommitteeEditorProps } from '../committee/CommitteeEditor/CommitteeEditor.tsx';
export { CommitteeList, type CommitteeListProps } from '../committee/CommitteeList/CommitteeList.tsx';
export {
  FeatureOptionsForm,
  type FeatureOptionsFormProps,
} from '../committee/FeatureOptionsForm/FeatureOptionsForm.tsx';
export { MembersList, type MembersListProps } from '../committee/MembersList/MembersList.tsx';
export { RoleManager, type RoleManagerProps } from '../committee/RoleManager/RoleManager.tsx';
