import type { Session } from '#web/lib/session-requests.ts'
import { Closing } from './closing.tsx'
import { Fears } from './fears.tsx'
import { FeatureCards } from './features/feature-cards.tsx'
import { Hero } from './hero.tsx'
import classes from './home-page.module.css'
import { StatsBand } from './stats/stats-band.tsx'
import { Testimonials } from './testimonials/testimonials.tsx'

interface HomePageProps {
  /** Who is signed in: undefined while nobody knows, null for nobody. */
  session: Session | null | undefined
}

/** The landing page. */
export function HomePage({ session }: HomePageProps) {
  return (
    <div className={classes.page}>
      <div>
        <Hero session={session} />
        <StatsBand />
      </div>
      <FeatureCards />
      <Fears />
      <Testimonials />
      <Closing session={session} />
    </div>
  )
}
