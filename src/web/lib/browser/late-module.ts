import { useEffect, useState } from 'react'
import { importModule } from './import-module.ts'

/** Code that a page does without until it is wanted: fetched once, at hand from then on. */
export class LateModule<Module> {
  readonly #fetch: () => Promise<Module>
  #module: Module | undefined
  #coming: Promise<Module> | undefined

  constructor(fetch: () => Promise<Module>) {
    this.#fetch = fetch
  }

  /** Undefined until it has come. */
  get now(): Module | undefined {
    return this.#module
  }

  /** @throws ModuleUnavailable, and then fetches again when it is wanted again */
  async load(): Promise<Module> {
    this.#coming ??= importModule(this.#fetch)
    try {
      this.#module = await this.#coming
      return this.#module
    } catch (failure) {
      this.#coming = undefined
      throw failure
    }
  }
}

/** Fetches it with the first `attempt`, null for none, and after a failure with each other one; true when the last has failed. */
export function useLateModule(late: LateModule<unknown>, attempt: string | boolean | null): boolean {
  const [failed, setFailed] = useState(false)
  const [, setCame] = useState(late.now !== undefined)
  useEffect(() => {
    if (attempt === null) return
    let current = true
    late.load().then(
      () => {
        if (!current) return
        setFailed(false)
        setCame(true)
      },
      () => {
        if (current) setFailed(true)
      },
    )
    return () => {
      current = false
    }
  }, [late, attempt])
  return failed && late.now === undefined
}
