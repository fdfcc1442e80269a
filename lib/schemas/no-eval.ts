import { z } from 'zod';

// The page's policy forbids the eval that zod uses for speed, and reports even an attempt that is caught.
if (typeof window !== 'undefined') z.config({ jitless: true });
