// Suppliers, their catalogues, and what products say of these.
export { articles } from '../articles.ts'
export { catalogue } from '../catalogue.ts'
export { suppliers } from '../suppliers.ts'
