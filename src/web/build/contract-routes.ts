import { minifyContractRouter } from '@orpc/contract'
import type { Plugin } from 'vite'
import { contract } from '#contract/contract.ts'

/** Where the API's routes are, for calling them; their schemas, which the server checks by, stay behind. */
const ROUTES = 'virtual:contract-routes'

const LEFT_OUT = new Set(['summary', 'description', 'tags', 'offline', 'readOnly'])

export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === ROUTES ? `\0${ROUTES}` : undefined),
    load: (id) => {
      if (id !== `\0${ROUTES}`) return undefined
      const routes = JSON.stringify(minifyContractRouter(contract), (key, value: unknown) =>
        LEFT_OUT.has(key) ? undefined : value,
      )
      // What each route has alike is written once.
      const calls = routes.replaceAll(
        /\{"~orpc":\{"errorMap":\{\},"meta":\{\},"route":(\{(?:[^{}"]|"[^"]*")*\})\}\}/gu,
        'at($1)',
      )
      return `const at = (route) => ({ '~orpc': { errorMap: {}, meta: {}, route } })\nexport const routes = ${calls}`
    },
  }
}
