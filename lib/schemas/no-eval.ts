import { z } from 'zod';

// In a browser the page's policy forbids what zod does to be faster, and even a try that is caught is reported.
if (typeof window !== 'undefined') z.config({ jitless: true });
