import { useEffect } from 'react'

/** Reports to the page whether a section holds something unsaved. */
export type ReportDirty = (section: string, dirty: boolean) => void

export function useReportDirty(report: ReportDirty, section: string, dirty: boolean): void {
  useEffect(() => {
    report(section, dirty)
    return () => report(section, false)
  }, [report, section, dirty])
}
