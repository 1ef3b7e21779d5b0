// What was sold, and what it earned.
export { sales } from '../sales.ts'
export { tableFile } from '../table-file.ts'
export { till } from '../till.ts'
