import type { Feature } from '../../calls/feature.ts';
import { getSite } from './get-site.ts';
import { reportFault } from './report-fault.ts';
import { editSiteColours } from './teach/edit-site-colours.ts';
import { editSiteProfile } from './teach/edit-site-profile.ts';
import { editSiteSettings } from './teach/edit-site-settings.ts';
import { getSiteState } from './teach/get-site-state.ts';

export const siteFeature: Feature = {
  calls: [getSite, reportFault, editSiteColours, editSiteProfile, editSiteSettings, getSiteState],
};
