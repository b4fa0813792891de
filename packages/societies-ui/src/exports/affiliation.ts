/** What a students' union asks of its societies once a year. Separate, because few people of a society read it, once a year. */
export {
  AffiliationChecklist,
  type AffiliationChecklistProps,
} from '../affiliation/AffiliationChecklist/AffiliationChecklist.tsx';
export {
  AffiliationReview,
  type AffiliationReviewProps,
} from '../affiliation/AffiliationReview/AffiliationReview.tsx';
export {
  AffiliationTable,
  type AffiliationTableProps,
} from '../affiliation/AffiliationTable/AffiliationTable.tsx';
export { RoundEditor, type RoundEditorProps } from '../affiliation/RoundEditor/RoundEditor.tsx';
