// What lists and pages of products need beside the texts of the workspace.
export { merge } from '../merge.ts'
export { pasteCells } from '../paste-cells.ts'
export { replacement } from '../replacement.ts'
export { selection } from '../selection.ts'
