import { openFileLeadStore } from '../src/store/file-lead-store.js';
const mb=()=>{const m=process.memoryUsage();return `rss ${(m.rss/1e6).toFixed(0)} heapUsed ${(m.heapUsed/1e6).toFixed(0)} heapTotal ${(m.heapTotal/1e6).toFixed(0)} ext ${(m.external/1e6).toFixed(0)}`};
console.log('base',mb());
const store=await openFileLeadStore({folder:process.argv[2]!});
console.log('open',mb()); globalThis.gc?.(); console.log('gc',mb());
const p=await store.page({kind:'contact',spam:false,limit:1});console.log(p.total);
process.exit()
