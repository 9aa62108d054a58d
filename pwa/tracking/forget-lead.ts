import { whenSignedOut } from '#pwa/platform/sign-out.ts'
import { dropLead } from './stored-lead.ts'

// The test's name and address belong to the person who leaves.
whenSignedOut(dropLead)
