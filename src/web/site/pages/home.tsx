import { HomePage } from '#web/features/site/home/home-page.tsx'
import { useSession } from '#web/lib/surroundings.ts'

export function Page() {
  return <HomePage session={useSession()} />
}
