import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';
import { siteProfile, siteSettings } from './site-profile.ts';

export const getSite = endpoint({
  method: 'GET',
  path: '/api/Site',
  access: 'public',
  summary: "The tenant's names, texts and settings that every page needs",
  reply: wrapped(z.object({ profile: siteProfile, settings: siteSettings })),
  errors: [],
  cacheSeconds: 60,
});
