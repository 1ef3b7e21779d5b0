/**
 * An object of facts with one of them set, as SQL. `jsonb_build_object` depends on the session's settings, as that of
 * times, and an engine that distributes takes no such function of a column in an UPDATE; `jsonb_set` does not.
 * @param value JSON, never NULL, which would empty the whole object
 */
export const withFact = (facts: string, name: string, value: string) =>
  `jsonb_set(${facts}, '{${name}}', ${value})`
