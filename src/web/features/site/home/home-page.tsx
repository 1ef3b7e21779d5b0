import { Closing } from './closing.tsx'
import { Objections } from './objections.tsx'
import { FeatureCards } from './features/feature-cards.tsx'
import { Hero } from './hero.tsx'
import classes from './home-page.module.css'
import { StatsBand } from './stats/stats-band.tsx'
import { Testimonials } from './testimonials/testimonials.tsx'

/** The landing page. */
export function HomePage() {
  return (
    <div className={classes.page}>
      <div>
        <Hero />
        <StatsBand />
      </div>
      <FeatureCards />
      <Objections />
      <Testimonials />
      <Closing />
    </div>
  )
}
