/** The header by which a request says that a visitor of the demo sends it, and what it says then. It wins over any session. */
export const DEMO_HEADER = 'gramme-visitor'
export const DEMO_VISITOR = 'demo'

/** The account that the demo shows: everyone may read it, nobody signs in to it. */
export const DEMO_USER_ID = '2ffe60fb-77cf-4360-a518-d4e489a1b83e'

/** Where the demo restaurant's carte stands open to its guests, as `/c/{token}`. */
export const DEMO_CARTE_TOKEN = 'BistrotCamille'
