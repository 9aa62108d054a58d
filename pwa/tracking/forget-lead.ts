import { whenSignedOut } from '#pwa/platform/sign-out.ts'
import { dropLead } from './stored-lead.ts'

// Name and address belong to the person who leaves.
whenSignedOut(dropLead)
