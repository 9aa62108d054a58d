import { may, type Permission } from '#contract/permissions.ts'
import { useViewer } from '#pwa/auth/use-viewer.ts'

/** What whoever works here may do. The server decides; screens leave out what it would refuse. */
export function useMay(): (permission: Permission) => boolean {
  const { user } = useViewer()
  // Nobody who is not known yet stands here: the guard before these screens asked.
  return (permission) => user === undefined || may(user?.staffRole, permission)
}
