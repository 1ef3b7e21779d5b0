/** The header by which a request says that a visitor of the demo sends it, and what it says then. It wins over any session. */
export const DEMO_HEADER = 'gramme-visitor'
export const DEMO_VISITOR = 'demo'

/** The account that the demo shows: everyone may read it, and it cannot be signed in to. */
export const DEMO_USER_ID = '2ffe60fb-77cf-4360-a518-d4e489a1b83e'

/** Token of the public address of the demo restaurant's carte, `/c/{token}`. */
export const DEMO_CARTE_TOKEN = 'BistrotCamille'

/** The page that the demo opens with. */
export const DEMO_PATH = '/recipes/margins'

/** What is sent as a POST because it is long, and only asks: which products names mean, what a price or an invoice would change. */
export const POSTED_QUESTIONS =
  /^\/api\/(user-products\/(matches|[^/]+\/impact)|sheet-imports\/names|invoices\/[^/]+\/preview)$/
