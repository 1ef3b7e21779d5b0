import { useEffect, useState } from 'react'

/** Tells the page whether a section holds something unsaved. */
export type ReportDirty = (section: string, dirty: boolean) => void

/**
 * What is typed over what is saved. Only what differs counts as changed, so typing back to the saved
 * value is no change, and a value saved elsewhere shows through.
 */
export function useDraft<Values extends object>(section: string, saved: Values, report: ReportDirty) {
  const [typed, setTyped] = useState<Partial<Values>>({})
  const changes = Object.fromEntries(
    Object.entries(typed).filter(([key, value]) => value !== saved[key as keyof Values]),
  ) as Partial<Values>
  const dirty = Object.keys(changes).length > 0

  useEffect(() => {
    report(section, dirty)
    return () => report(section, false)
  }, [report, section, dirty])

  return {
    draft: { ...saved, ...typed },
    changes,
    dirty,
    type: (values: Partial<Values>) => setTyped((before) => ({ ...before, ...values })),
    forget: () => setTyped({}),
  }
}
