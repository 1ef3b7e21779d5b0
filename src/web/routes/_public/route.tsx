import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Footer } from '#web/ui/shell/footer.tsx'
import { TopBar } from '#web/ui/shell/top-bar.tsx'
import classes from '#web/ui/shell/public-layout.module.css'

/** Pages open to all: the landing, signing in, the legal texts. */
export const Route = createFileRoute('/_public')({
  component: () => (
    <div className={classes.layout}>
      <TopBar />
      <main id="content" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  ),
})
