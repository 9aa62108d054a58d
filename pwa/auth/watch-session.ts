import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/auth.ts'
import { Problem } from '#contract/problem.ts'
import { forgetInMemory } from '#pwa/platform/query.ts'
import { whenSigningOut } from '#pwa/platform/sign-out.ts'
import { VIEWER_KEY } from './use-viewer.ts'

/** Checks the viewer after any 401. A sign-out in another tab clears this tab's memory too. */
export function watchSession(client: QueryClient): void {
  const look = (error: unknown) => {
    if (error instanceof Problem && error.code === 'unauthenticated') {
      void client.invalidateQueries({ queryKey: VIEWER_KEY })
    }
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look(event.action.error)
  })
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look(event.action.error)
  })
  whenSigningOut((isElsewhere) => {
    if (!isElsewhere) return
    client.setQueryData<User | null>(VIEWER_KEY, null)
    forgetInMemory(client)
    void client.invalidateQueries({ queryKey: VIEWER_KEY })
  })
}
