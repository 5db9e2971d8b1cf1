import { fork } from 'node:child_process';
import { once } from 'node:events';
import { load } from '/work/main/packages/api/bench/load.ts';
import { prefill } from '/work/main/packages/api/bench/prefill.ts';
import fs from 'node:fs';
const N=Number(process.argv[2]??0);
const dir='/tmp/fs/q'+N; fs.rmSync(dir,{recursive:true,force:true}); await prefill(dir,N);
async function go(args:string[]){const c=fork('/work/main/packages/api/bench/servers/app.ts',args,{execArgv:[...(process.argv[3]?.split(',')??[]),'--import','tsx'],cwd:'/work/main/packages/api',env:{...process.env,NODE_ENV:'production'}});const [m]:any=await once(c,'message');return{c,...m}}
const a=await go([dir]),b=await go([]);console.log('start',a.startMs);

const ask=async(c:any)=>{c.send('x');return(await once(c,'message'))[0] as any};
for(let i=0;i<4;i++){for(const[n,s]of[['store',a],['null',b]] as any){const u=await ask(s.c);const r=await load({port:s.port,path:'/api/contact',connections:64,seconds:2});const v=await ask(s.c);console.log(n,r.rate.toFixed(0),'p50',r.p50.toFixed(1),'p99',r.p99.toFixed(1),'cpu us/rec',((v.cpuMs-u.cpuMs)/r.accepted*1000).toFixed(0),'loop us/rec',((v.busyMs-u.busyMs)/r.accepted*1000).toFixed(0),'rss',(v.rss/1e6).toFixed(0))}}
a.c.kill();b.c.kill();
