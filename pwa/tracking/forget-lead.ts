import { whenSignedOut } from '#pwa/platform/sign-out.ts'
import { dropLead } from './stored-lead.ts'

// Name and address of the free test belong to the person who leaves, not to the next one at this device.
whenSignedOut(dropLead)
