import { chromium } from 'playwright';

export const launch = () => chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
