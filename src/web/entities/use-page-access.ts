import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { useRole } from '#web/lib/session/use-role.ts'
import { pageAt, PAGE_ROLES, type PageId } from './page-access.ts'

/** Whether a page is for the reader's role. */
export function usePageAccess(): (page: PageId) => boolean {
  const role = useRole()
  return (page) => PAGE_ROLES[page].includes(role)
}

/** Whether the page of an address is for the reader's role; one that needs no sign-in is for everyone. */
export function usePathAccess(): (path: AppPath) => boolean {
  const mayRead = usePageAccess()
  return (path) => {
    const page = pageAt(path)
    return page === undefined || mayRead(page)
  }
}
