import type { Plugin } from 'vite'

/** Where zod turns its schemas into JSON schemas, which each of them brings along. */
const JSON_SCHEMAS = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/

const EXPORTED = /^export (?:const|function) (\w+)/gm

/**
 * The browser checks what is typed by the contract's schemas and describes none of them: what would, stays out. Zod has no
 * entry without it, and with it every page behind the sign-in would load 5.5 kB more (gzip, 34.3 kB of zod and contract).
 */
export function withoutJsonSchemas(): Plugin {
  return {
    name: 'without-json-schemas',
    apply: 'build',
    transform: {
      filter: { id: JSON_SCHEMAS },
      handler: (code) =>
        [...code.matchAll(EXPORTED)].map(([, name]) => `export const ${name} = () => undefined`).join('\n'),
    },
  }
}
